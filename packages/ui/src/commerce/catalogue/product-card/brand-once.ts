/**
 * The brand for a line beside the product's name; empty if the name begins with it, in any case, so that it is named
 * once.
 */
export function brandBesideTitle({ brand, title }: { brand: string; title: string }): string {
  return title.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? '' : brand
}
