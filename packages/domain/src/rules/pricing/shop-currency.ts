/** The currency that the shop sells in; ISO 4217, lower case. */
export const shopCurrency = 'eur'
