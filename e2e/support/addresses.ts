/** The delivery address of the demo's kiosk. */
export const gothenburg = {
  first_name: 'Anna',
  last_name: 'Lindqvist',
  address_1: 'Linnégatan 14',
  city: 'Gothenburg',
  province: 'Västra Götaland',
  country_code: 'se',
  postal_code: '413 04',
}
