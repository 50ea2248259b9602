import { Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import type { Finding, Path } from '../../contract/contract'
import type { FormNode } from '../../contract/validatorMessages'
import { texts } from '../text'
import styles from './Form.module.css'
import { idOf, useForm } from './formContext'

type FieldErrorProps = {
  path: Path
  /** Whose description is shown. */
  node?: FormNode
  /** Default: the finding at exactly this path. */
  finding?: Finding
}

/** A field's description and its finding. */
export function FieldError({ path, node, ...given }: FieldErrorProps) {
  const { fix, findingAt } = useForm()
  const id = idOf(path)
  const finding = given.finding ?? findingAt(path)
  return (
    <>
      <p className={styles.help} id={`${id}-help`}>
        {node?.description}
      </p>
      {finding && (
        <div className={styles.faulty}>
          <p className={controls.fault} id={`${id}-fault`}>
            {finding.sentence}
          </p>
          {finding.edit && (
            <Button look="secondary" onClick={() => fix(finding)}>
              {texts.faults.fix}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
