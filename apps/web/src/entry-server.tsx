export { renderForCustomer, renderForVisitors, renderNoScript, renderStatic } from './render-document'
