import { lazy, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { OfficeNotFound } from '@skafferi/ui/office/office-notice'
import { pages, type Page } from '../pages'
import { paths } from '../paths'
import { RequireSignIn } from './RequireSignIn'
import { PageBoundary } from './PageBoundary'
import { usePageFocus } from './use-page-focus'

const files = import.meta.glob<{ default: ComponentType }>('../routes/*.tsx')

const routes = Object.values<Page>(pages).map((page) => {
  const Content = lazy(files[`../routes/${page.route}.tsx`]!)
  const content = (
    <PageBoundary>
      <Content />
    </PageBoundary>
  )
  return (
    <Route
      key={page.path}
      path={page.path}
      element={page.isSignInPage ? content : <RequireSignIn page={page}>{content}</RequireSignIn>}
    />
  )
})

/** The routes of the office, each inside the frame and behind sign-in. */
export function Pages() {
  usePageFocus()
  return (
    <Routes>
      {routes}
      <Route
        path="*"
        element={
          <RequireSignIn page={pages.today}>
            <OfficeNotFound href={paths.today} />
          </RequireSignIn>
        }
      />
    </Routes>
  )
}
