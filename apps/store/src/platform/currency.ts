export { shopCurrency } from '@skafferi/domain/rules/pricing/money'
