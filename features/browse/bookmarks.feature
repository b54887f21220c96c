Feature: Bookmarks
  A bookmark stores layout, filters, search, order and columns. It changes only when a user saves it.

  @memory @browser @generations
  Scenario: A view is saved as a personal bookmark
    Given Jun has signed in
    And he has gone to "Tags"
    When he searches for "er"
    And he saves the view as "With er" for "me"
    Then the bookmarks are "With er; All drafts, shared with everyone"
    And he sees "1–6 of 6"
    When he reloads the page
    Then he sees "1–6 of 6"
    And the search is "er"

  @memory
  Scenario: Unsaved changes are listed and can be reverted
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she searches for "ferry"
    Then the unsaved changes of the bookmark are:
      | Searching for “ferry” |
    When she reverts the changes of the bookmark
    Then the bookmark has no unsaved changes
    And the search is ""

  @memory
  Scenario: Each unsaved change is described by a sentence
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she sorts by "Title"
    And she sets the page size to 50
    Then the unsaved changes of the bookmark are:
      | Sorted by Title, ascending (was Date Updated, descending) |
      | Items per page: 50 (was 25)                               |

  @memory
  Scenario: Changes are saved on request
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she searches for "ferry"
    And she saves the changes of the bookmark
    Then she sees the message "Bookmark “Needs review” saved"
    And the bookmark has no unsaved changes
    When she reloads the page
    Then the search is "ferry"

  @memory
  Scenario: Unsaved changes are kept within the page and lost by a reload
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she searches for "ferry"
    And she goes to "Tags"
    And she opens the bookmark "Needs review"
    Then the search is "ferry"
    When she reloads the page
    Then the search is ""
    And the bookmark has no unsaved changes

  @memory
  Scenario: Paging is not a change of the bookmark
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she goes to page 2
    Then she sees "26–42 of 42"
    And the bookmark has no unsaved changes

  @memory @browser
  Scenario: Saving an item returns to the bookmark it was opened from
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she opens the item "2"
    Then she is at item "2" of "articles"
    When she changes "title" to "A winter beyond the Lofoten line"
    And she saves
    Then the address is "/collections/articles?bookmark=1"
    And the item "2" has the "Title" "A winter beyond the Lofoten line"

  @memory
  Scenario: Saving changes as a new bookmark leaves the first one unchanged
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she searches for "ferry"
    And she saves the view as "Ferries" for "me"
    Then the bookmarks are "Ferries; Needs review; All drafts, shared with everyone"
    When she opens the bookmark "Needs review"
    Then the bookmark has no unsaved changes
    And the search is ""

  @memory
  Scenario: A bookmark is renamed
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she renames the bookmark to "To be read"
    Then she sees the message "Bookmark renamed to “To be read”"
    And the bookmarks are "To be read; All drafts, shared with everyone"

  @memory
  Scenario: Deleting the open bookmark opens its collection
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she deletes the bookmark
    Then the bookmarks are "All drafts, shared with everyone"
    And the address is "/collections/articles"

  @memory
  Scenario: A deleted bookmark of one's own comes back from the notification
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she deletes the bookmark
    Then she sees the message "Bookmark “Needs review” deleted"
    When she undoes the last action
    Then she sees the message "Bookmark “Needs review” restored"
    And the bookmarks are "Needs review; All drafts, shared with everyone"

  @memory
  Scenario: Bookmarks are renamed and deleted in the navigation
    Given Ines has signed in
    And she has gone to "Tags"
    When she renames the listed bookmark "Needs review" to "To be read"
    Then the bookmarks are "To be read; All drafts, shared with everyone"
    When she deletes the listed bookmark "To be read"
    Then the bookmarks are "All drafts, shared with everyone"
    And she is at the list "tags"

  @memory
  Scenario: A role bookmark cannot be changed without the permission
    Given Clara has signed in
    When she opens the bookmark "Winter issue"
    Then she cannot change the bookmark: "Your role can't change this bookmark"

  @memory
  Scenario: Administrators change bookmarks shared with everyone
    Given Ines has signed in
    When she opens the bookmark "All drafts"
    And she renames the bookmark to "Every draft"
    Then the bookmarks are "Needs review; Every draft, shared with everyone"
    When she searches for "ferry"
    And she saves the changes of the bookmark
    Then she sees the message "Bookmark “Every draft” saved"
    When she deletes the bookmark
    Then the bookmarks are "Needs review"

  @memory
  Scenario: Sharing a bookmark needs permission
    Given Clara has signed in
    And she has gone to "Tags"
    Then she cannot share a bookmark: "Your role can't share bookmarks with others."

  @memory
  Scenario: Administrators share bookmarks with all users
    Given Ines has signed in
    And she has gone to "Tags"
    When she saves the view as "The tags" for "everybody"
    Then the bookmarks are "Needs review; All drafts, shared with everyone; The tags, shared with everyone"
    When she signs out
    And Jun signs in
    Then the bookmarks are "All drafts, shared with everyone; The tags, shared with everyone"

  @memory
  Scenario: A bookmark shared with another role stays within its author's reach
    Given Ines has signed in
    And she has gone to "Tags"
    When she saves the view as "The tags" for "Contributor"
    Then she sees the message "Find it under “Bookmarks of other roles”"
    And the bookmarks are "Needs review; All drafts, shared with everyone"
    And the bookmarks of other roles are "The tags, shared with the role Contributor; Winter issue, shared with the role Editor"
    When she searches for "er"
    And she saves the changes of the bookmark
    And she renames the bookmark to "Tags with er"
    Then the bookmarks of other roles are "Tags with er, shared with the role Contributor; Winter issue, shared with the role Editor"
    When she opens the bookmark "Winter issue"
    And she deletes the bookmark
    Then the bookmarks of other roles are "Tags with er, shared with the role Contributor"
    When she signs out
    And Jun signs in
    Then the bookmarks are "Tags with er, shared with the role Contributor; All drafts, shared with everyone"
    And there are no bookmarks of other roles

  @memory
  Scenario: Editors with permission share bookmarks with a role
    Given the role "Editor" may share bookmarks
    And Clara has signed in
    And she has gone to "Tags"
    When she saves the view as "The tags" for "Editor"
    Then the bookmarks are "The tags, shared with the role Editor; Winter issue, shared with the role Editor; All drafts, shared with everyone"

  @memory
  Scenario: A missing or foreign bookmark is reported
    Given Clara has signed in
    When she opens the address "/collections/tags?bookmark=4711"
    Then she sees the message "Bookmark not found"
    When she opens the address "/collections/tags?bookmark=1"
    Then she sees the message "Bookmark not found"

  @memory
  Scenario: A failed save keeps the unsaved changes
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she searches for "ferry"
    And the connection is lost
    And she saves the changes of the bookmark
    Then the unsaved changes of the bookmark are:
      | Searching for “ferry” |
    When the connection is restored
    And she saves the changes of the bookmark
    Then the bookmark has no unsaved changes
