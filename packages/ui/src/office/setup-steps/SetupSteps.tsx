import type { SetupStepId, SetupStepView, SetupView } from '@skafferi/domain/office/views'
import { cva } from 'class-variance-authority'
import { Button, LinkButton } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { CheckIcon, UploadIcon } from '../../components/content/icon'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useLocale, useWords } from '../../words'
import { officeOpeningWords } from '../../words/generated/office-opening'
import { OpenShop } from '../open-shop'
import { PageProblem } from '../page-news'

const markStyles = cva('num grid size-6 flex-none place-items-center rounded-full border text-xs font-bold', {
  variants: {
    state: {
      done: 'border-positive bg-positive-quiet text-positive',
      now: 'border-ink bg-ink text-surface',
      later: 'border-line-control text-ink-muted',
    },
  },
})

/** The pages whose content the seller writes, in their order. */
const pages = ['landing', 'home', 'faq', 'about'] as const

export interface SetupStepsProps {
  setup: SetupView
  /** URLs of the places where the steps are done, and of a new product. */
  hrefs: Readonly<Record<Exclude<SetupStepId, 'open'> | 'newProduct', string>>
  /** URLs of the pages' content. */
  contentHrefs: Readonly<Record<(typeof pages)[number], string>>
  /** True if the operator may open the shop. */
  canOpen: boolean
  /** True while the shop opens. */
  opening: boolean
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user does not need the step that can be skipped. */
  onSkip: () => void
  /** The user confirms to open the shop. Resolves when it is open, or the attempt has failed. */
  onOpen: () => Promise<unknown>
}

/** The steps of a new shop, until it is open and has its first order. Each is ticked when it is true in the shop. */
export function SetupSteps({ setup, hrefs, contentHrefs, problem, onSkip, ...open }: SetupStepsProps) {
  const t = useWords(officeOpeningWords)
  const { steps } = setup
  const current = steps.find(({ state }) => state === 'open')?.id
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <section className="min-w-0" aria-labelledby="setup-steps">
      <PageProblem text={problem} />
      <div className="flex flex-wrap items-end gap-x-3 border-b-2 border-shelf pb-2">
        <h2 id="setup-steps" className="me-auto text-base leading-6 font-bold">
          {t('steps.title')}
        </h2>
        <span className="num text-xs text-ink-muted">{t('steps.count', { done, all: steps.length })}</span>
      </div>
      <ol className="rounded-b-lg border border-t-0 border-line bg-surface">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 last:border-b-0"
          >
            <Mark step={step} number={index + 1} isNow={step.id === current} />
            <div className="min-w-48 flex-1">
              <b>{t(`${step.id}.title`)}</b>
              <p className="text-xs text-ink-muted">
                <StepText id={step.id} setup={setup} />
              </p>
              {step.id === 'open' && <ContentLinks hrefs={contentHrefs} />}
            </div>
            {step.id === 'open' ? (
              <OpenAction {...open} setup={setup} />
            ) : (
              <StepAction step={{ ...step, id: step.id }} isNow={step.id === current} hrefs={hrefs} onSkip={onSkip} />
            )}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-xs text-ink-muted">{t('steps.tick')}</p>
    </section>
  )
}

function StepText({ id, setup: { isOpen, unfinished } }: { id: SetupStepId; setup: SetupView }) {
  const t = useWords(officeOpeningWords)
  if (id === 'legal' && unfinished.lacksImprint) return `${t('legal.text')} ${t('open.imprint')}`
  if (id === 'open' && isOpen) return t('open.textDone')
  if (id === 'customer' && isOpen) return t('customer.textOpen')
  return t(`${id}.text`)
}

function ContentLinks({ hrefs }: { hrefs: SetupStepsProps['contentHrefs'] }) {
  const t = useWords(officeOpeningWords)
  return (
    <div
      className={
        'flex flex-wrap items-center gap-x-3 text-xs text-ink-muted [&_a]:inline-flex [&_a]:min-h-6 ' +
        '[&_a]:items-center'
      }
    >
      <p id="setup-content">{t('open.content')}</p>
      <ul aria-labelledby="setup-content" role="list" className="flex flex-wrap gap-x-3 gap-y-2">
        {pages.map((page) => (
          <li key={page}>
            <Link href={hrefs[page]}>{t(`open.page.${page}`)}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Mark({ step: { state }, number, isNow }: { step: SetupStepView; number: number; isNow: boolean }) {
  const t = useWords(officeOpeningWords)
  return (
    <span className={markStyles({ state: state === 'done' ? 'done' : isNow ? 'now' : 'later' })}>
      {state === 'done' ? <CheckIcon size="sm" /> : <span aria-hidden="true">{number}</span>}
      {state === 'done' && <VisuallyHidden>{t('step.done')}</VisuallyHidden>}
    </span>
  )
}

interface StepActionProps extends Pick<SetupStepsProps, 'hrefs' | 'onSkip'> {
  step: SetupStepView & { id: keyof SetupStepsProps['hrefs'] & SetupStepId }
  /** True for the first step that is not done. */
  isNow: boolean
}

function StepAction({ step: { id, state, canSkip }, isNow, hrefs, onSkip }: StepActionProps) {
  const t = useWords(officeOpeningWords)
  const title = t(`${id}.title`)
  if (state === 'done') {
    return (
      <LinkButton href={hrefs[id]} size="sm" variant="quiet" label={t('step.changeLabel', { step: title })}>
        {t('step.change')}
      </LinkButton>
    )
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      {id === 'products' && (
        <LinkButton href={hrefs.newProduct} size="sm" variant="quiet">
          {t('products.add')}
        </LinkButton>
      )}
      {state === 'skipped' && <span className="text-xs text-ink-muted">{t('step.skipped')}</span>}
      {canSkip && (
        <Button size="sm" variant="quiet" aria-label={t('step.skipLabel', { step: title })} onPress={onSkip}>
          {t('step.skip')}
        </Button>
      )}
      <LinkButton href={hrefs[id]} size="sm" variant={isNow ? 'primary' : 'secondary'}>
        {id === 'products' && <UploadIcon size="sm" />}
        {t(`${id}.do`)}
      </LinkButton>
    </span>
  )
}

type OpenActionProps = Pick<SetupStepsProps, 'setup' | 'canOpen' | 'opening' | 'onOpen'>

function OpenAction({ setup: { steps, missing, unfinished, isOpen }, canOpen, opening, onOpen }: OpenActionProps) {
  const t = useWords(officeOpeningWords)
  const list = new Intl.ListFormat(useLocale())
  if (isOpen) return null
  if (!canOpen) return <span className="text-xs text-ink-muted">{t('open.ownersOnly')}</span>
  const numbers = missing.map((id) => String(steps.findIndex((step) => step.id === id) + 1))
  return (
    <OpenShop
      size="sm"
      unfinished={unfinished}
      busy={opening}
      disabledReason={
        numbers.length === 0 ? undefined : t('open.needs', { count: numbers.length, steps: list.format(numbers) })
      }
      onOpen={onOpen}
    />
  )
}
