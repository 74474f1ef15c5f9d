import { useTestMail } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { TestMail } from '@skafferi/ui/office/test-mail'

/** Sends a test e-mail, for owners. */
export default function TestMailCard() {
  const { recipient, busy, problem, send } = useTestMail()
  const problemText = useOfficeProblem()
  return <TestMail recipient={recipient} busy={busy} problem={problemText(problem)} onSend={() => void send()} />
}
