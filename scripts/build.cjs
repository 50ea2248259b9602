// Starts build.ts through tsx's synchronous loader: the asynchronous one sends every
// import through a worker, a quarter of the whole build's processor time.
require('tsx/cjs')
require('./build.ts')
