import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readListQuery, saveListQuery } from '@skafferi/domain/office'

/** The search, filters and page of a list in the URL. @param values of the filters; null if any text is allowed */
export function useListQuery<const Values extends Parameters<typeof readListQuery>[2]>(path: string, values: Values) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const list = readListQuery(path, parameters, values)
  return {
    ...list,
    /** Shows the first page with these filters only. */
    show: (query: Parameters<typeof list.hrefOf>[0]) => void navigate(list.hrefOf(query)),
  }
}

/** Keeps the search, filters and page of a list for the links of its objects that lead back to it. */
export function useSavedListQuery(path: string): void {
  const [parameters] = useSearchParams()
  const query = parameters.toString()
  useEffect(() => saveListQuery(path, query), [path, query])
}
