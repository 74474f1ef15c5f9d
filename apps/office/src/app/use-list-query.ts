import { useNavigate, useSearchParams } from 'react-router-dom'
import { readListQuery } from '@skafferi/domain/office'

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
