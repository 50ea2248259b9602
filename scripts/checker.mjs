import { register } from 'tsx/esm/api'

// A process that runs with no option.
register()
await import('../src/editor/server/checkerProcess.ts')
