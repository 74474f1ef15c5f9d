import { useState } from 'react'
import { Toast } from '../../components/toast/Toast'
import { PageNews } from './PageNews'

export interface PageProblemProps {
  /** What was not done on this page, and why; `null` if nothing failed, or another place says it. */
  text: string | null
}

/** Says why something was not done. It stays until it is closed, or until the problem is over. */
export function PageProblem({ text }: PageProblemProps) {
  return <PageNews announce="alert">{text !== null && <ClosableProblem key={text} text={text} />}</PageNews>
}

function ClosableProblem({ text }: { text: string }) {
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return <Toast toast={{ message: text, tone: 'critical' }} onDismiss={() => setIsClosed(true)} />
}
