import { useWords } from '../../words'
import { landingWords } from '../../words/generated/landing'

const steps = ['apply', 'approved', 'order', 'track'] as const

/** From application to delivery, in four steps. */
export function Steps() {
  const t = useWords(landingWords)
  return (
    <section className="pt-8 md:pt-11">
      <h2 className="mb-4">{t('steps.title')}</h2>
      <ol className="grid gap-6 md:grid-cols-2 lg:grid-cols-4">
        {steps.map((step) => (
          <li key={step} className="border-t-2 border-shelf pt-4">
            <h3 className="text-base font-bold">{t(`steps.${step}.title`)}</h3>
            <p className="text-ink-muted">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
