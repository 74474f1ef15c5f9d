import {
  useAnswerForm,
  useConsentTexts,
  useSentApplication,
  type ApplicationWithQuestion,
  type ConsentTexts,
} from '@skafferi/domain/shop/registration'
import { useBackHandler } from '@skafferi/ui/components/layout/page-layout'
import { useFocusWhenDone } from '@skafferi/ui/commerce/account/auth-page'
import { AnswerScreen, ApplicationAnswerScreen } from '@skafferi/ui/screens/application-answer-screen'
import { useLocation } from 'react-router-dom'

function AnswerForm({ application, texts }: { application: ApplicationWithQuestion; texts: ConsentTexts }) {
  const form = useAnswerForm(application, texts)
  useBackHandler(form.view.step - 1, form.back)
  return (
    <AnswerScreen
      {...form.view}
      question={application.question}
      onChange={form.edit}
      onNext={form.next}
      onSubmit={form.next}
      onBack={form.back}
      onStep={form.openStep}
      onStartOver={form.startOver}
      onLicense={form.addLicense}
      onLicenseRemove={form.removeLicense}
    />
  )
}

const noTexts: ConsentTexts = {}

export default function ApplicationAnswerRoute() {
  const consent = useConsentTexts()
  const texts = consent.status === 'open' ? consent.texts : noTexts
  const page = useSentApplication(useLocation().hash, texts)
  useFocusWhenDone(page.status === 'answered')
  // The form begins with the consents that are still given, so it waits for the texts in force.
  if (page.status === 'open' && consent.status === 'loading')
    return <ApplicationAnswerScreen page={{ status: 'loading' }} />
  if (page.status !== 'open') return <ApplicationAnswerScreen page={page} />
  return <AnswerForm key={page.application.token} application={page.application} texts={texts} />
}
