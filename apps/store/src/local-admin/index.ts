export { createLocalAdminCalls } from './calls'
export { listenOnAdminSocket } from './listen'
export { serveLocalAdminCalls } from './routes'
export { isSocketPathShort, socketPathIn } from './socket'
