/// <reference types="vite/client" />
import { BannerMessage } from '../../../packages/ui/src/components/feedback/banner-message'
import { createTranslate } from '../../../packages/ui/src/words/translate'
import type { WordsArea } from '../../../packages/ui/src/words'

type Messages = Record<string, Record<string, string | number>>

const files = import.meta.glob<Record<string, WordsArea<Messages>>>(
  '../../../packages/ui/src/words/generated/{refusals,problems,account-problems}.ts',
  { eager: true },
)
const areas = new Map(
  Object.values(files)
    .flatMap((module) => Object.values(module))
    .map((area) => [area.name, area] as const),
)

const CATALOGUES = [
  ['refusals', 'Refusals by the store', 'By error code: the same text on every page.'],
  ['problems', 'Failures while shopping', 'By action, if there was no answer or it had no message.'],
  ['account-problems', 'Failures in the account area', 'By action, if there was no answer or it had no message.'],
] as const

/** Sample values for the arguments of messages. */
const VALUES: Record<string, string | number> = {
  title: 'Tjärn Cool Mint pouches',
  left: '12',
  minutes: 3,
  hours: 2,
  country: 'Germany',
  code: 'WELCOME10',
  by: 'company',
  most: '5',
  minimum: '€200.00',
  missing: '€38.50',
  quantity: 24,
  vat_id: 'SE556677889901',
  note: 'For the new counter',
}

const sourceOf = (name: string, key: string) => JSON.stringify(areas.get(name)?.messages[key])

function Catalogue({ name, title, about }: { name: string; title: string; about: string }) {
  const area = areas.get(name)!
  const translate = createTranslate(area, 'en')
  return (
    <>
      <h2 id={name}>{title}</h2>
      <p>{about}</p>
      <dl className="docs-errors sb-unstyled">
        {Object.keys(area.messages).map((key) => {
          const text = translate(key, VALUES)
          return (
            <div key={key}>
              <dt>
                <code>{key}</code>
              </dt>
              <dd title={sourceOf(name, key)}>
                <BannerMessage tone="critical">{text}</BannerMessage>
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

/** Every error message of the shop. */
export function Errors() {
  return (
    <>
      {CATALOGUES.map(([name, title, about]) => (
        <Catalogue key={name} name={name} title={title} about={about} />
      ))}
    </>
  )
}
