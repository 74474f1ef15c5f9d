import type { components } from '@skafferi/api/admin'
import { bannerNumbers, fieldsOfPlace, type BannerDraft, type BannerField } from './banner-fields'

type Schemas = components['schemas']
type AdminBanner = Schemas['AdminBanner']
type Content = Required<Pick<Schemas['BannerChange'], 'title' | 'background_color' | 'texts' | 'buttons' | 'image_url'>>

const approvalFrom = (draft: BannerDraft, field: BannerField) => draft[field]?.trim() ?? ''

/** Only what is said. */
const said = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries(entries.filter(([, text]) => text !== ''))

/** Texts, buttons and pictures as they are kept, by the names that pages read them under. */
type Parts = Pick<Content, 'texts' | 'buttons' | 'image_url'>

/** The tabs that have a name, one after another. */
function partsOfTabs(draft: BannerDraft): Parts {
  const of = (
    part: 'name' | 'business' | 'location' | 'description' | 'button' | 'href' | 'picture',
    number: (typeof bannerNumbers)[number],
  ) => approvalFrom(draft, `${part}.${number}`)
  const tabs = bannerNumbers.filter((number) => of('name', number) !== '' || of('business', number) !== '')
  const texts = tabs.flatMap((number, index) => [
    [`Tab Name-${index + 1}`, of('name', number)] as const,
    [`Business Name-${index + 1}`, of('business', number)] as const,
    [`Location-${index + 1}`, of('location', number)] as const,
    [`Description-${index + 1}`, of('description', number)] as const,
  ])
  return {
    texts: said(texts),
    buttons: tabs.map((number) => ({ text: of('button', number), url: of('href', number) })),
    image_url: said(tabs.map((number, index) => [String(index + 1), of('picture', number)])),
  }
}

function partsOf(banner: AdminBanner, draft: BannerDraft): Parts {
  const pictures = fieldsOfPlace[banner.id]
    .filter((field) => field.startsWith('picture.'))
    .map((field) => approvalFrom(draft, field))
  return {
    texts: said([
      ['subtitle', approvalFrom(draft, 'subtitle')],
      ['price', approvalFrom(draft, 'price')],
      ['badge', approvalFrom(draft, 'badge')],
    ]),
    // The page shows the first; others that the command line has set stay.
    buttons: [
      { text: approvalFrom(draft, 'button.1'), url: approvalFrom(draft, 'href.1') },
      ...banner.buttons.slice(1),
    ],
    image_url: said(pictures.filter((src) => src !== '').map((src, index) => [String(index + 1), src])),
  }
}

/** Operators have typed names in many ways: this one is that of a field of the form. */
const isOfTheForm = (name: string) =>
  /^(subtitle|price|badge|(tabname|businessname|location|description)-[1-5])$/i.test(name.replace(/\s/g, ''))

/** What a draft says, as it is kept. Texts that no page of the office shows stay as they are. */
export function bannerContentOf(banner: AdminBanner, draft: BannerDraft): Content {
  const { texts, ...parts } = banner.id === 'banner_values' ? partsOfTabs(draft) : partsOf(banner, draft)
  const others = Object.entries(banner.texts).filter(([name]) => !isOfTheForm(name))
  const ground = fieldsOfPlace[banner.id].includes('background')
    ? approvalFrom(draft, 'background') || null
    : banner.background_color
  return {
    ...parts,
    title: approvalFrom(draft, 'title'),
    background_color: ground,
    texts: { ...Object.fromEntries(others), ...texts },
  }
}

/** Only what is another one: a colleague may have changed the rest. Where nothing is set, everything is. */
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
