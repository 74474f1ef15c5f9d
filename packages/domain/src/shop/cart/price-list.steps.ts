export { downloadPriceList } from '@skafferi/api'
