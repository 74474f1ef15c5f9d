import { useAnswerForm, useSentApplication, type ApplicationWithQuestion } from '@skafferi/domain/shop/registration'
import { useBackHandler } from '@skafferi/ui/components/layout/page-layout'
import { useFocusWhenDone } from '@skafferi/ui/commerce/account/auth-page'
import { AnswerScreen, ApplicationAnswerScreen } from '@skafferi/ui/screens/application-answer-screen'
import { useLocation } from 'react-router-dom'
import { consentTexts } from '../content/legal-pages'

function AnswerForm({ application }: { application: ApplicationWithQuestion }) {
  const form = useAnswerForm(application, consentTexts)
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

export default function ApplicationAnswerRoute() {
  const page = useSentApplication(useLocation().hash, consentTexts)
  useFocusWhenDone(page.status === 'answered')
  if (page.status !== 'open') return <ApplicationAnswerScreen page={page} />
  return <AnswerForm key={page.application.token} application={page.application} />
}
