/** The one currency the shop sells in; ISO 4217 in lower case. */
export const shopCurrency = 'eur'
