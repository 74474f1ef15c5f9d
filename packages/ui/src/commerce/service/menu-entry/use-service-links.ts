import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

/** A link to a page about the shop. */
export interface ServiceLink {
  href: string
  label: string
}

/** Links to the pages about the shop, in the order of the service bar; those without a path are omitted. */
export function useServiceLinks(): readonly ServiceLink[] {
  const t = useWords(shellWords)
  const { about, faq, contact } = useShopPaths()
  const all = [
    { href: about, label: t('header.about') },
    { href: faq, label: t('header.faq') },
    { href: contact, label: t('header.contact') },
  ]
  return all.flatMap(({ href, label }) => (href === undefined ? [] : [{ href, label }]))
}
