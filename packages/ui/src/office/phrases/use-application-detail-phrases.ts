import type { AnsweredStepView, ConsentView, ApplicationDetailView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { registrationWords } from '../../words/generated/registration'
import type { ApplicationAnswersView, OfficeApplicationView } from '../applications-screen/applications.view'
import { useApplicationPhrases } from './use-application-phrases'

const STATES = {
  asked: 'application.isAsked',
  approved: 'application.isApproved',
  rejected: 'application.isRejected',
} as const

type Answer = AnsweredStepView['answers'][number]

/** The answers that matter for the terms. */
const WISHES: readonly Answer['field'][] = ['preferredDeliveryDays', 'preferredPaymentMethod', 'creditCheckRequired']

/** Answers with the labels of the form. */
function useAnswerPhrases() {
  const t = useWords(officeWords)
  const form = useWords(registrationWords)
  const toFact = (label: string, value: string, before?: string) => ({
    label,
    value,
    licence: null,
    note: before === undefined ? null : t('application.before', { value: before }),
  })

  function valueOf({ field, value }: Pick<AnsweredStepView['answers'][number], 'field' | 'value'>): string {
    if (value === null) return t('application.notAnswered')
    if (typeof value === 'boolean') return t(value ? 'application.yes' : 'application.no')
    switch (field) {
      case 'typeOfBusiness':
      case 'fdaRegistrationStatus':
      case 'preferredPaymentMethod':
      case 'shippingPreferences':
        // The contract's values are the form's choices.
        return form(`${field}.${value}` as 'typeOfBusiness.retail')
      default:
        return value
    }
  }

  const toAnswer = (answer: Answer) =>
    toFact(
      form(answer.field === 'message' ? 'request.message' : `label.${answer.field}`),
      valueOf(answer),
      answer.before === undefined ? undefined : valueOf({ field: answer.field, value: answer.before }),
    )

  return {
    toAnswers: ({ step, answers }: AnsweredStepView): ApplicationAnswersView => ({
      title: step === null ? form('request.title') : form(`step.${step}`),
      facts: answers.map(toAnswer),
    }),
    toWishes: (steps: readonly AnsweredStepView[]) =>
      steps
        .flatMap(({ answers }) => answers)
        .filter(({ field, value }) => WISHES.includes(field) && value !== null)
        .map(toAnswer),
    toConsents: (consents: readonly ConsentView[]): ApplicationAnswersView[] =>
      consents.length === 0
        ? []
        : [
            {
              title: t('application.consents'),
              facts: consents.map(({ kind, given }) =>
                toFact(
                  t(`application.consent.${kind}`),
                  given ? t('application.agreed', given) : t('application.notAgreed'),
                ),
              ),
            },
          ],
  }
}

/** Converts an application to texts that are ready to show. */
export function useApplicationDetailPhrases() {
  const t = useWords(officeWords)
  const { ageOf } = useApplicationPhrases()
  const { toAnswers, toConsents, toWishes } = useAnswerPhrases()
  return ({
    answers,
    consents,
    duplicates,
    licence,
    previousLicence: formerLicence,
    hours,
    ...application
  }: ApplicationDetailView): OfficeApplicationView => {
    const [knownCompany] = duplicates.filter(({ kind }) => kind === 'company')
    const status = application.status
    return {
      ...application,
      statusText: status === 'pending' ? t('application.waits', { age: ageOf(hours) }) : t(STATES[status]),
      wishes: toWishes(answers),
      answers: [...answers.map(toAnswers), ...toConsents(consents)],
      duplicate: knownCompany ? { company: knownCompany.company, reason: t('application.sameAs.company') } : null,
      licence: licence && {
        name: licence.name,
        href: licence.href,
        picture: licence.kind === 'picture' ? licence.href : null,
        document: licence.kind === 'pdf' ? `${licence.href}?disposition=inline` : null,
        note: formerLicence && t('application.before', { value: formerLicence }),
      },
    }
  }
}
