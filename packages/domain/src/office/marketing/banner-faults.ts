import type { FieldFault } from '@skafferi/api'
import type { BannerId } from '../../rules/content/banners'
import { isAllowedLink } from '../../rules/content/links'
import { bannerNumbers, tabParts, type BannerDraft, type BannerField } from './banner-fields'
import type { BannerFieldFault } from './banners.view'

type Faults = Partial<Record<BannerField, BannerFieldFault>>

const isFilled = (draft: BannerDraft, field: BannerField) => (draft[field] ?? '').trim() !== ''

function buttonFaults(draft: BannerDraft, number: (typeof bannerNumbers)[number], hosts: readonly string[]): Faults {
  const [button, href] = [`button.${number}`, `href.${number}`] as const
  return {
    ...(!isFilled(draft, button) && { [button]: 'missing' }),
    ...(!isFilled(draft, href)
      ? { [href]: 'missing' }
      : !isAllowedLink((draft[href] ?? '').trim(), hosts) && { [href]: 'link' }),
  }
}

/** A tab with any text needs a name and a button. At least one tab is required. */
function tabFaults(draft: BannerDraft, hosts: readonly string[]): Faults {
  const filled = bannerNumbers.filter((number) => tabParts.some((part) => isFilled(draft, `${part}.${number}`)))
  return (filled.length === 0 ? (['1'] as const) : filled).reduce<Faults>((faults, number) => {
    const name = `name.${number}` as const
    return { ...faults, ...(!isFilled(draft, name) && { [name]: 'missing' }), ...buttonFaults(draft, number, hosts) }
  }, {})
}

/**
 * The faults that prevent a banner from being saved.
 * @param hosts the allowed hosts of links, apart from the shop's own
 */
export function bannerFaults(id: BannerId, draft: BannerDraft, hosts: readonly string[]): Faults {
  const { background = '', starts = '', ends = '' } = draft
  return {
    ...(!isFilled(draft, 'title') && { title: 'missing' }),
    ...(id === 'banner_values' ? tabFaults(draft, hosts) : buttonFaults(draft, '1', hosts)),
    ...(background.trim() !== '' && !/^#[0-9a-f]{6}$/i.test(background.trim()) && { background: 'colour' }),
    ...(starts !== '' && ends !== '' && ends < starts && { ends: 'days' }),
  }
}

/** The problems of a refusal by form field; unknown fields are omitted. */
export function refusedFields(
  fields: Readonly<Record<string, FieldFault>>,
): Readonly<Partial<Record<BannerField, FieldFault>>> {
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
