import { register } from 'tsx/esm/api'

// As an option of Node, tsx registers itself in the main thread alone.
register()
await import('../src/editor/server/checkerThread.ts')
