import type { Banner } from '@skafferi/api'
import { isAllowedLink } from '@skafferi/domain/rules/content/links'
import type { Schema } from '../../../platform/http/contract'
import { fault, refuse, type StoreError } from '../../../platform/http/errors'
import { visible } from '../../../platform/http/field-messages'
import { validatorCompiler } from '../../../platform/http/validation'

/** Fields of a banner that operators can set. */
export type BannerSettings = Pick<
  Banner,
  | 'banner_name'
  | 'dimensions'
  | 'background_color'
  | 'title'
  | 'texts'
  | 'buttons'
  | 'image_url'
  | 'instructions'
  | 'styles'
>

/** Maximum length of names, in characters. */
const maxNameLength = 60

const line = (maxLength: number): Schema => ({ type: 'string', minLength: 1, maxLength, pattern: visible })
const optionalLine = (maxLength: number): Schema => ({ type: ['string', 'null'], minLength: 1, maxLength })
const mapOf = (maxProperties: number, value: Schema): Schema => ({
  type: 'object',
  maxProperties,
  propertyNames: line(maxNameLength),
  additionalProperties: value,
})
const text = (maxLength: number): Schema => ({ type: 'string', maxLength })
const link = text(500)

const settings: Schema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: {
    banner_name: line(maxNameLength),
    dimensions: optionalLine(60),
    background_color: { type: ['string', 'null'], maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
    title: line(200),
    texts: mapOf(60, text(500)),
    buttons: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        required: ['text', 'url'],
        additionalProperties: false,
        properties: { text: line(60), url: link },
      },
    },
    image_url: mapOf(10, link),
    instructions: optionalLine(1000),
    styles: mapOf(20, text(100)),
  },
}

const validate = validatorCompiler({ schema: settings, httpPart: 'body', method: 'PUT', url: '' })

/** Returns the URLs of a banner with their fields. */
function addressesOf({ buttons = [], image_url = {} }: Partial<BannerSettings>): [field: string, address: string][] {
  return [
    ...buttons.map(({ url }, index): [string, string] => [`buttons.${index}.url`, url]),
    ...Object.entries(image_url).map(([name, url]): [string, string] => [`image_url.${name}`, url]),
  ]
}

function assertLinksAllowed(given: Partial<BannerSettings>, linkHosts: readonly string[]): void {
  const refused = addressesOf(given).filter(([, address]) => !isAllowedLink(address, linkHosts))
  if (refused.length === 0) return
  const fields = Object.fromEntries(refused.map(([field]) => [field, fault('link_not_allowed')]))
  throw refuse('link_not_allowed', {}, fields)
}

/**
 * Validates the fields of a banner: known fields, lengths, and URLs within the shop or to an allowed host. The colour
 * is converted to lower case.
 * @throws StoreError 400 `invalid_request` or `link_not_allowed` naming the fields
 */
export function checkBanner(data: unknown, linkHosts: readonly string[]): Partial<BannerSettings> {
  const { error } = validate(data) as { error?: StoreError }
  if (error) throw error
  const given = data as Partial<BannerSettings>
  assertLinksAllowed(given, linkHosts)
  return given.background_color ? { ...given, background_color: given.background_color.toLowerCase() } : given
}
