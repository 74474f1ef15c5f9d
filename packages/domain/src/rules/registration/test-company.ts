/** The company whose customers are the shop's own operators, to see the shop and order as a customer does. */
export const testCompanyId = 'comp_test'
