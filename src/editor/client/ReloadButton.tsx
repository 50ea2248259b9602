import { Button } from '../../desk/client/kit/Controls'
import { texts } from './text'

/** Reloads the page; the draft is stored. */
export const ReloadButton = () => (
  <Button look="secondary" onClick={() => location.reload()}>
    {texts.reload}
  </Button>
)
