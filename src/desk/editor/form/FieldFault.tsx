import controls from '../../styles/Controls.module.css'
import type { Finding, FormNode } from '../contract'
import { texts } from '../words'
import styles from './Form.module.css'
import { useForm } from './formContext'

type FieldFaultProps = { id: string; node: FormNode; finding: Finding | undefined }

/** What a field is for, and what is wrong with what stands in it. */
export function FieldFault({ id, node, finding }: FieldFaultProps) {
  const { fix } = useForm()
  return (
    <>
      <p className={styles.help} id={`${id}-help`}>
        {node.description}
      </p>
      {finding && (
        <div className={styles.faulty}>
          <p className={controls.fault} id={`${id}-fault`}>
            {finding.sentence}
          </p>
          {finding.edit && (
            <button type="button" className={controls.secondary} onClick={() => fix(finding)}>
              {texts.faults.fix}
            </button>
          )}
        </div>
      )}
    </>
  )
}
