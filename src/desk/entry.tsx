import 'virtual:theme.css'
import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './DeskApp'
import { registerWorker } from './install/register'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<DeskApp />)
registerWorker()
