export { createMachineCalls } from './calls'
export { listenOnMachine } from './listen'
export { serveMachineCalls } from './routes'
export { isSocketPathShort, socketPathIn } from './socket'
