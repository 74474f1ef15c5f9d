export { createImportsOperator } from './imports.operator'
