import type { AnsweredStepView, ConsentView, ApplicationDetailView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeApplicationsWords } from '../../words/generated/office-applications'
import { registrationWords } from '../../words/generated/registration'
import { registrationShopWords } from '../../words/generated/registration-shop'
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
  const applicationText = useWords(officeApplicationsWords)
  const form = useWords(registrationWords)
  const own = useWords(registrationShopWords)
  const toFact = (label: string, value: string, note: string | null = null) => ({ label, value, licence: null, note })

  function valueOf({ field, value }: Pick<AnsweredStepView['answers'][number], 'field' | 'value'>): string {
    if (value === null) return applicationText('application.notAnswered')
    if (typeof value === 'boolean') return applicationText(value ? 'application.yes' : 'application.no')
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

  function labelOf(field: Answer['field']): string {
    if (field === 'employerId') return applicationText('application.missingField.organisation_number')
    if (field === 'message') return form('request.message')
    if (field === 'deliveryAddress') return own('label.deliveryAddress')
    return form(`label.${field === 'deliveryOption' ? 'shippingPreferences' : field}`)
  }

  const noteOf = ({ field, before }: Answer, dayOff: string | null): string | null =>
    [
      dayOff !== null && field === 'preferredDeliveryDays' && applicationText('application.dayOff', { day: dayOff }),
      before !== undefined && applicationText('application.before', { value: valueOf({ field, value: before }) }),
    ]
      .filter(Boolean)
      .join(' ') || null

  const answerPhrase = (dayOff: string | null) => (answer: Answer) =>
    toFact(labelOf(answer.field), valueOf(answer), noteOf(answer, dayOff))

  return {
    toAnswers: ({ step, answers }: AnsweredStepView, dayOff: string | null): ApplicationAnswersView => ({
      title: step === null ? form('request.title') : form(`step.${step}`),
      facts: answers.map(answerPhrase(dayOff)),
    }),
    toWishes: (steps: readonly AnsweredStepView[], dayOff: string | null) =>
      steps
        .flatMap(({ answers }) => answers)
        .filter(({ field, value }) => WISHES.includes(field) && value !== null)
        .map(answerPhrase(dayOff)),
    toShelf: (shelf: ApplicationDetailView['shelf']): ApplicationAnswersView[] =>
      shelf === null
        ? []
        : [
            {
              title:
                shelf.title === ''
                  ? applicationText('application.shelf')
                  : applicationText('application.shelfOf', { title: shelf.title }),
              facts: shelf.articles.map(({ name, sku, pieces, forSale }) =>
                toFact(
                  sku === null ? name : `${name} · ${sku}`,
                  forSale
                    ? applicationText('application.pieces', { count: pieces })
                    : applicationText('application.notForSale'),
                ),
              ),
            },
          ],
    toConsents: (consents: readonly ConsentView[]): ApplicationAnswersView[] =>
      consents.length === 0
        ? []
        : [
            {
              title: applicationText('application.consents'),
              facts: consents.map(({ kind, given }) =>
                toFact(
                  applicationText(`application.consent.${kind}`),
                  given ? applicationText('application.agreed', given) : applicationText('application.notAgreed'),
                ),
              ),
            },
          ],
  }
}

/** Converts an application to texts that are ready to show. */
export function useApplicationDetailPhrases() {
  const applicationText = useWords(officeApplicationsWords)
  const { ageOf } = useApplicationPhrases()
  const { toAnswers, toConsents, toShelf, toWishes } = useAnswerPhrases()
  return ({
    answers,
    dayOff,
    consents,
    shelf,
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
      statusText:
        status === 'pending'
          ? applicationText('application.waits', { age: ageOf(hours) })
          : applicationText(STATES[status]),
      wishes: toWishes(answers, dayOff),
      answers: [...answers.map((step) => toAnswers(step, dayOff)), ...toShelf(shelf), ...toConsents(consents)],
      duplicate: knownCompany
        ? { company: knownCompany.company, reason: applicationText('application.sameAs.company') }
        : null,
      licence: licence && {
        name: licence.name,
        href: licence.href,
        picture: licence.kind === 'picture' ? licence.href : null,
        document: licence.kind === 'pdf' ? `${licence.href}?disposition=inline` : null,
        note: formerLicence && applicationText('application.before', { value: formerLicence }),
      },
    }
  }
}
