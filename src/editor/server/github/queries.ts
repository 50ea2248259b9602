/** GraphQL queries. Tests validate them against GitHub's published schema. */

/** The published commit and its checks. */
export const branchQuery = `
  query Branch($owner: String!, $name: String!, $branch: String!) {
    repository(owner: $owner, name: $name) {
      id
      ref(qualifiedName: $branch) {
        target { oid ... on Commit { statusCheckRollup { state } } }
      }
    }
  }`

/**
 * Pull requests onto the published branch, newest first: the open ones, and those closed last. A
 * closed one without its branch has no `headRef`.
 */
export const proposalsQuery = `
  query Proposals($owner: String!, $name: String!, $base: String!) {
    repository(owner: $owner, name: $name) {
      open: pullRequests(
        first: 100, states: OPEN, baseRefName: $base,
        orderBy: { field: CREATED_AT, direction: DESC }
      ) { ...proposals }
      closed: pullRequests(
        first: 50, states: CLOSED, baseRefName: $base,
        orderBy: { field: UPDATED_AT, direction: DESC }
      ) { ...proposals }
    }
  }
  fragment proposals on PullRequestConnection {
        nodes {
          id
          body
          closedAt
          headRef { id }
          headRefName
          isCrossRepository
          commits(last: 1) {
            nodes {
              commit {
                oid message committedDate
                parents(first: 1) { nodes { oid } }
                statusCheckRollup { state }
              }
            }
          }
        }
  }`

/** Recent publications. */
export const publishedQuery = `
  query Published($owner: String!, $name: String!, $branch: String!, $most: Int!) {
    repository(owner: $owner, name: $name) {
      ref(qualifiedName: $branch) {
        target {
          ... on Commit {
            history(first: $most) {
              nodes { oid message committedDate parents(first: 1) { nodes { oid } } }
            }
          }
        }
      }
    }
  }`

/** A branch by full name; null if absent. */
export const refQuery = `
  query Ref($owner: String!, $name: String!, $ref: String!) {
    repository(owner: $owner, name: $name) { ref(qualifiedName: $ref) { id } }
  }`

/** A mutation of one input, with the fields of its result. */
const mutation = (name: string, fields: string) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return `
  mutation ${type}($input: ${type}Input!) {
    ${name}(input: $input) { ${fields} }
  }`
}

export const createRefQuery = mutation('createRef', 'ref { id }')
export const updateRefQuery = mutation('updateRef', 'ref { id }')
export const deleteRefQuery = mutation('deleteRef', 'clientMutationId')
export const commitQuery = mutation('createCommitOnBranch', 'commit { oid }')
export const createPullRequestQuery = mutation('createPullRequest', 'pullRequest { id }')
export const mergeQuery = mutation('mergePullRequest', 'pullRequest { mergeCommit { oid } }')
export const updatePullRequestQuery = mutation('updatePullRequest', 'pullRequest { id }')
export const closeQuery = mutation('closePullRequest', 'pullRequest { id }')
export const reopenQuery = mutation('reopenPullRequest', 'pullRequest { id }')
