export { createOperatorActions, type Ask } from './actions'
export { askThrough, resultOf } from './ask'
export { perform, serveOperator } from './serve'
export { isSocketPathShort, socketPathIn } from './socket'
