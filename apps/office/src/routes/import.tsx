import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useImportPictures, useImports } from '@skafferi/domain/office'
import { ImportFileScreen, type ImportFileScreenProps } from '@skafferi/ui/office/import-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { paths } from '../paths'

export default function ImportRoute() {
  const { earlier, sending, problem, made, send, forget, templateHref } = useImports()
  const { pictures, problem: picturesProblem, send: sendPictures, goOn } = useImportPictures()
  const [subject, setSubject] = useState<ImportFileScreenProps['subject']>('catalog')
  const navigate = useNavigate()
  const problemText = useOfficeProblem()
  useEffect(() => {
    if (made !== undefined) void navigate(paths.importOf(made))
  }, [made, navigate])
  return (
    <ImportFileScreen
      subject={subject}
      sending={sending}
      problem={problemText(problem)}
      pictures={{ pictures, problem: problemText(picturesProblem) }}
      earlier={earlier}
      templateHref={templateHref}
      onSubject={(event) => setSubject(event.subject)}
      onFile={({ file }) => send({ file, kind: subject })}
      onRemove={forget}
      onPictures={({ files }) => sendPictures(files)}
      onSendRest={goOn}
    />
  )
}
