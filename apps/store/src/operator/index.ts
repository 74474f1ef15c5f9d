export { createOperatorActions, type ActionName, type Ask, type OperatorActions } from './actions'
export { askThrough, NobodyListens, resultOf } from './ask'
export { perform, serveOperator } from './serve'
export { isSocketPathShort, socketPathIn } from './socket-path'
