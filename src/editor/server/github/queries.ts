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

/** Open pull requests onto the published branch, newest first. */
export const proposalsQuery = `
  query Proposals($owner: String!, $name: String!, $base: String!) {
    repository(owner: $owner, name: $name) {
      pullRequests(
        first: 100, states: OPEN, baseRefName: $base,
        orderBy: { field: CREATED_AT, direction: DESC }
      ) {
        nodes {
          id
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

export const createRefQuery = `
  mutation CreateRef($input: CreateRefInput!) {
    createRef(input: $input) { ref { id } }
  }`

export const updateRefQuery = `
  mutation UpdateRef($input: UpdateRefInput!) {
    updateRef(input: $input) { ref { id } }
  }`

export const deleteRefQuery = `
  mutation DeleteRef($input: DeleteRefInput!) {
    deleteRef(input: $input) { clientMutationId }
  }`

export const commitQuery = `
  mutation Commit($input: CreateCommitOnBranchInput!) {
    createCommitOnBranch(input: $input) { commit { oid } }
  }`

export const createPullRequestQuery = `
  mutation CreatePullRequest($input: CreatePullRequestInput!) {
    createPullRequest(input: $input) { pullRequest { id } }
  }`

export const mergeQuery = `
  mutation Merge($input: MergePullRequestInput!) {
    mergePullRequest(input: $input) { pullRequest { mergeCommit { oid } } }
  }`

export const closeQuery = `
  mutation Close($input: ClosePullRequestInput!) {
    closePullRequest(input: $input) { pullRequest { id } }
  }`
