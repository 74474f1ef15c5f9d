import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useImportPictures, useImports } from '@skafferi/domain/office'
import { ImportFileScreen, type ImportFileScreenProps } from '@skafferi/ui/office/import-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { paths } from '../paths'

export default function ImportRoute() {
  const { recent, sending, problem, created, send, cancel, templateHref } = useImports()
  const { pictures, problem: picturesProblem, send: sendPictures, resume } = useImportPictures()
  const [subject, setSubject] = useState<ImportFileScreenProps['subject']>('catalog')
  const navigate = useNavigate()
  const problemText = useOfficeProblem()
  useEffect(() => {
    if (created !== undefined) void navigate(paths.importJob(created))
  }, [created, navigate])
  return (
    <ImportFileScreen
      subject={subject}
      sending={sending}
      problem={problemText(problem)}
      pictures={{ pictures, problem: problemText(picturesProblem) }}
      recent={recent}
      templateHref={templateHref}
      onSubject={(event) => setSubject(event.subject)}
      onFile={({ file }) => send({ file, kind: subject })}
      onRemove={cancel}
      onPictures={({ files }) => sendPictures(files)}
      onResume={resume}
    />
  )
}
