export { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
