export { OpenShop, type OpenShopProps } from './OpenShop'
