/** The shop's only currency; ISO 4217, lower case. */
export const shopCurrency = 'eur'
