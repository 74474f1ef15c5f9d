import { useWords } from '../../../words'
import { landingWords } from '../../../words/generated/landing'

const STEPS = ['apply', 'approved', 'order', 'track'] as const

/** A visual number before each step; screen readers announce that of the list. */
const NUMBERED =
  '[counter-increment:step] before:grid before:size-7 before:place-items-center before:rounded-full before:border ' +
  'before:border-line-control before:text-xs before:font-medium before:content-[counter(step)]'

/** The four steps from application to delivery. */
export function WholesaleSteps() {
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
