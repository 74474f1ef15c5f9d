import type { components } from '@skafferi/api/admin'
import { bannerNumbers, fieldsOfPlace, type BannerDraft, type BannerField } from './banner-fields'

type Schemas = components['schemas']
type AdminBanner = Schemas['AdminBanner']
type Content = Required<Pick<Schemas['BannerChange'], 'title' | 'background_color' | 'texts' | 'buttons' | 'image_url'>>

const textOf = (draft: BannerDraft, field: BannerField) => draft[field]?.trim() ?? ''

/** The entries that are not empty. */
const withoutEmpty = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries(entries.filter(([, text]) => text !== ''))

/** Texts, buttons and pictures as they are stored, by the names that the pages use. */
type Parts = Pick<Content, 'texts' | 'buttons' | 'image_url'>

/** The parts of the tabs that have a name, numbered without gaps. */
function partsOfTabs(draft: BannerDraft): Parts {
  const of = (
    part: 'name' | 'business' | 'location' | 'description' | 'button' | 'href' | 'picture',
    number: (typeof bannerNumbers)[number],
  ) => textOf(draft, `${part}.${number}`)
  const tabs = bannerNumbers.filter((number) => of('name', number) !== '' || of('business', number) !== '')
  const texts = tabs.flatMap((number, index) => [
    [`Tab Name-${index + 1}`, of('name', number)] as const,
    [`Business Name-${index + 1}`, of('business', number)] as const,
    [`Location-${index + 1}`, of('location', number)] as const,
    [`Description-${index + 1}`, of('description', number)] as const,
  ])
  return {
    texts: withoutEmpty(texts),
    buttons: tabs.map((number) => ({ text: of('button', number), url: of('href', number) })),
    image_url: withoutEmpty(tabs.map((number, index) => [String(index + 1), of('picture', number)])),
  }
}

function partsOf(banner: AdminBanner, draft: BannerDraft): Parts {
  const pictures = fieldsOfPlace[banner.id]
    .filter((field) => field.startsWith('picture.'))
    .map((field) => textOf(draft, field))
  return {
    texts: withoutEmpty([
      ['subtitle', textOf(draft, 'subtitle')],
      ['price', textOf(draft, 'price')],
      ['badge', textOf(draft, 'badge')],
    ]),
    // The page shows the first button. Further ones, which the command line can set, are kept.
    buttons: [{ text: textOf(draft, 'button.1'), url: textOf(draft, 'href.1') }, ...banner.buttons.slice(1)],
    image_url: withoutEmpty(pictures.filter((src) => src !== '').map((src, index) => [String(index + 1), src])),
  }
}

/** True if a stored text belongs to a field of the form. The names vary in case and spaces. */
const isFormField = (name: string) =>
  /^(subtitle|price|badge|(tabname|businessname|location|description)-[1-5])$/i.test(name.replace(/\s/g, ''))

/** The stored form of a draft. Texts that the form does not have keep their value. */
export function bannerContentOf(banner: AdminBanner, draft: BannerDraft): Content {
  const { texts, ...parts } = banner.id === 'banner_values' ? partsOfTabs(draft) : partsOf(banner, draft)
  const others = Object.entries(banner.texts).filter(([name]) => !isFormField(name))
  const background = fieldsOfPlace[banner.id].includes('background')
    ? textOf(draft, 'background') || null
    : banner.background_color
  return {
    ...parts,
    title: textOf(draft, 'title'),
    background_color: background,
    texts: { ...Object.fromEntries(others), ...texts },
  }
}

/**
 * The request for the changed parts only, because another operator may have changed the rest. An unset banner sends all
 * parts.
 */
export function bannerChangeOf(banner: AdminBanner, before: BannerDraft, draft: BannerDraft): Schemas['BannerChange'] {
  const [old, next] = [bannerContentOf(banner, before), bannerContentOf(banner, draft)]
  const names = Object.keys(next) as (keyof Content)[]
  const changed = names.filter(
    (name) => banner.state === 'own' || JSON.stringify(old[name]) !== JSON.stringify(next[name]),
  )
  return {
    ...Object.fromEntries(changed.map((name) => [name, next[name]])),
    ...(draft.starts !== before.starts && { starts_at: draft.starts || null }),
    ...(draft.ends !== before.ends && { ends_at: draft.ends || null }),
  }
}
