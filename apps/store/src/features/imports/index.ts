export { templateColumns } from './columns'
export { createImportsOperator } from './imports.operator'
export { templateFile } from './template'
