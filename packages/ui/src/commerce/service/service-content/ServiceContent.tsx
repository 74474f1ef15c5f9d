import { useBrand } from '../../../components/content/brand'
import { BoxIcon, GiftIcon, TagIcon, TruckIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { landingWords } from '../../../words/generated/landing'

const STEPS = ['apply', 'approved', 'order', 'track'] as const

/** A visual number before each step; screen readers announce that of the list. */
const NUMBERED =
  '[counter-increment:step] before:grid before:size-7 before:place-items-center before:rounded-full before:border ' +
  'before:border-line-control before:text-xs before:font-medium before:content-[counter(step)]'

/** The four steps from application to delivery. */
function WholesaleSteps() {
  const t = useWords(landingWords)
  return (
    <section className="pt-8 md:pt-11">
      <h2 className="mb-4">{t('steps.title')}</h2>
      <ol role="list" className="grid gap-6 [counter-reset:step] md:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step) => (
          <li key={step} className={`grid grid-cols-[auto_minmax(0,1fr)] gap-3 ${NUMBERED}`}>
            <div className="pt-0.5">
              <h3>{t(`steps.${step}.title`)}</h3>
              <p className="text-ink-muted">{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const SERVICES = [
  { name: 'gift', Icon: GiftIcon },
  { name: 'giveaway', Icon: TagIcon },
  { name: 'transport', Icon: TruckIcon },
  { name: 'package', Icon: BoxIcon },
] as const

const TERMS = ['returns', 'terms', 'shipping'] as const

/** The shop's services for its customers, and how wholesale works (Specification (shopping) §2, landing). */
export function ServiceContent() {
  const t = useWords(landingWords)
  const { returns } = useBrand()
  return (
    <>
      <section className="pt-8 md:pt-11">
        <h2 className="mb-4">{t('service.title')}</h2>
        <ul role="list" className="grid grid-cols-2 gap-6 lg:grid-cols-4">
          {SERVICES.map(({ name, Icon }) => (
            <li key={name} className="[&>svg]:mb-2.5 [&>svg]:size-8 [&>svg]:stroke-[1.2]">
              <Icon />
              <h3>{t(`service.${name}.title`)}</h3>
              <p className="text-ink-muted">{t(`service.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="pt-8 md:pt-11">
        <h2 className="mb-4">{t('simple.title')}</h2>
        <ul role="list" className="grid gap-6 md:grid-cols-3 lg:gap-8">
          {TERMS.map((name) => (
            <li key={name} className="border-t-2 border-shelf pt-4">
              <b className="block text-price-lg">{t(`simple.${name}.lead`)}</b>
              <h3 className="pt-1">{t(`simple.${name}.title`)}</h3>
              <p className="text-ink-muted">{t(`simple.${name}.text`)}</p>
              {name === 'returns' && returns !== null && <p className="pt-1 text-xs text-ink-muted">{returns}</p>}
            </li>
          ))}
        </ul>
      </section>
      <WholesaleSteps />
    </>
  )
}
