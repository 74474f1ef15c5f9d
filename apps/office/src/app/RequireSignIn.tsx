import type { ReactNode } from 'react'
import { useOperator } from '@skafferi/domain/office'
import { OfficeError, OfficeLoading, OfficeAccessDenied } from '@skafferi/ui/office/office-notice'
import type { Page } from '../pages'
import { Frame } from './Frame'
import { SignInPage } from './SignInPage'

/** A page for signed-in operators; otherwise the sign-in page at the same URL, so that signing in leads to it. */
export function RequireSignIn({ page, children }: { page: Page; children: ReactNode }) {
  const { status, operator, may, isEnded, retry, signOut } = useOperator()
  if (status === 'loading') return <OfficeLoading />
  if (status === 'failed') return <OfficeError onRetry={retry} />
  if (operator === null) return <SignInPage />
  const isAllowed = page.permission === undefined || may.includes(page.permission)
  return (
    <Frame key={operator.id} page={page} operator={operator} may={may} isEnded={isEnded} onSignOut={signOut}>
      {isAllowed ? children : <OfficeAccessDenied />}
    </Frame>
  )
}
