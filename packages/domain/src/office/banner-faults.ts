import type { BannerId } from '../content'
import { isAllowedLink } from '../content/links.rules'
import { bannerNumbers, tabParts, type BannerDraft, type BannerField } from './banner-fields'
import type { BannerFieldFault } from './banners.view'

type Faults = Partial<Record<BannerField, BannerFieldFault>>

const isSaid = (draft: BannerDraft, field: BannerField) => (draft[field] ?? '').trim() !== ''

function buttonFaults(draft: BannerDraft, number: (typeof bannerNumbers)[number], hosts: readonly string[]): Faults {
  const [button, href] = [`button.${number}`, `href.${number}`] as const
  return {
    ...(!isSaid(draft, button) && { [button]: 'missing' }),
    ...(!isSaid(draft, href)
      ? { [href]: 'missing' }
      : !isAllowedLink((draft[href] ?? '').trim(), hosts) && { [href]: 'link' }),
  }
}

/** A tab of which something is said needs a name and a button; there is one tab at least. */
function tabFaults(draft: BannerDraft, hosts: readonly string[]): Faults {
  const said = bannerNumbers.filter((number) => tabParts.some((part) => isSaid(draft, `${part}.${number}`)))
  return (said.length === 0 ? (['1'] as const) : said).reduce<Faults>((faults, number) => {
    const name = `name.${number}` as const
    return { ...faults, ...(!isSaid(draft, name) && { [name]: 'missing' }), ...buttonFaults(draft, number, hosts) }
  }, {})
}

/**
 * What keeps a banner from being saved.
 * @param hosts where it may lead beside the shop itself
 */
export function bannerFaults(id: BannerId, draft: BannerDraft, hosts: readonly string[]): Faults {
  const { background = '', starts = '', ends = '' } = draft
  return {
    ...(!isSaid(draft, 'title') && { title: 'missing' }),
    ...(id === 'banner_values' ? tabFaults(draft, hosts) : buttonFaults(draft, '1', hosts)),
    ...(background.trim() !== '' && !/^#[0-9a-f]{6}$/i.test(background.trim()) && { background: 'colour' }),
    ...(starts !== '' && ends !== '' && ends < starts && { ends: 'days' }),
  }
}

/** The fields that a refusal names, by the form's own names; others are left out. */
export function refusedFields(
  fields: Readonly<Record<string, string>>,
): Readonly<Partial<Record<BannerField, string>>> {
  const known: Readonly<Record<string, string>> = {
    title: 'title',
    background_color: 'background',
    starts_at: 'starts',
    ends_at: 'ends',
  }
  const named = Object.entries(fields).flatMap(([name, problem]) => {
    const [, index, part] = /^buttons\.(\d+)\.(url|text)$/.exec(name) ?? []
    if (index !== undefined) return [[`${part === 'url' ? 'href' : 'button'}.${Number(index) + 1}`, problem]]
    const [, picture] = /^image_url\.([1-5])$/.exec(name) ?? []
    const field = picture === undefined ? known[name] : `picture.${picture}`
    return field === undefined ? [] : [[field, problem]]
  })
  return Object.fromEntries(named)
}
