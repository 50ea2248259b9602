import { useTranslation } from 'react-i18next'
import { privacy } from '../../content'
import { Contents } from '../../ui/Contents'
import './strings'

/** The notice's questions, each a way to its answer. */
export function PrivacyContents() {
  const { t } = useTranslation('privacy')
  return <Contents id="privacy-contents" title={t('contents')} entries={privacy.sections} />
}
