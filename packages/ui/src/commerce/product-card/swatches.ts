/** What the colours are called that the catalogue's products come in, and how they look on the drawn packs. */
const swatches: Readonly<Record<string, string>> = {
  blueberry: '#3c4793',
  brick: '#a5492b',
  butter: '#f3e394',
  elderflower: '#d5e7af',
  graphite: '#383e43',
  ice: '#c1e5ef',
  lilac: '#c4aae4',
  lingon: '#c12535',
  liquorice: '#2b2521',
  mint: '#88dbc1',
  moss: '#637431',
  night: '#1c2f53',
  oat: '#e7d9bd',
  peach: '#fbba8f',
  plum: '#762b53',
  rhubarb: '#f69ea9',
  saffron: '#e15e12',
  sea: '#186e86',
  silver: '#d1d5d8',
  sky: '#7ec1e5',
  snow: '#f4f7f9',
  spruce: '#1f6045',
  teal: '#138282',
}

/** The look of a colour by its name; undefined for one that nobody has drawn. */
export function swatchOf(name: string): string | undefined {
  return swatches[name.toLowerCase()]
}
