import { useState } from 'react'
import { useInvitation } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { WelcomeScreen, type WelcomeEntry } from '@skafferi/ui/office/welcome-screen'
import { settings, shelves } from '../office'
import { paths } from '../paths'

export default function WelcomeRoute() {
  const [token] = useState(() => location.hash.slice(1))
  const { invitation, busy, problem, accepted, accept } = useInvitation(token)
  const problemText = useOfficeProblem()

  async function send({ name, email, password, code }: WelcomeEntry) {
    const person =
      invitation.status === 'ready' && invitation.view?.email === null ? { name: name.trim(), email: email.trim() } : {}
    // Remove the used token from the browser history.
    if (await accept({ ...person, password, code })) history.replaceState(history.state, '', location.pathname)
  }

  return (
    <WelcomeScreen
      invitation={invitation}
      accepted={accepted}
      shelves={shelves}
      officeHref={settings.isOpen ? paths.today : null}
      busy={busy}
      problem={problemText(problem)}
      faults={problem?.fields ?? {}}
      onAccept={(entry) => void send(entry)}
    />
  )
}
