/** The name of a screen in words, from its title: "Cart" for `Screens/Cart and checkout/CartScreen`. */
export function screenName(title: string): string {
  const [first = '', ...others] = title
    .split('/')
    .at(-1)!
    .replace(/(?<=[a-z])Screen$/, '')
    .split(/(?<=[a-z])(?=[A-Z])/)
  return [first, ...others.map((word) => word.toLowerCase())].join(' ')
}
