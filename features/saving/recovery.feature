Feature: Recovery of unsaved changes
  Unsaved changes are stored in the browser until they are saved or discarded. After a crash the next page offers
  them and restores nothing by itself.

  Background:
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"

  @memory @browser
  Scenario: All unsaved changes are restored after a crash
    When the page crashes
    Then she is offered unsaved changes of "Name"
    And "name" is "railways"
    And the unsaved "Name" would change "railways" to "rails"
    When she restores the unsaved changes
    Then "name" is "rails"
    And she is offered no unsaved changes
    When she saves
    Then she is at the list "tags"
    And the item "3" has the "Name" "rails"

  @memory
  Scenario: A single field is restored
    Given she has changed "slug" to "rails"
    When the page crashes
    Then she is offered unsaved changes of "Name, Slug"
    When she restores only the unsaved "Slug"
    Then "slug" is "rails"
    And "name" is "railways"
    And she is offered unsaved changes of "Name"

  @memory
  Scenario: Restored changes are offered again after a second crash
    When the page crashes
    And she restores the unsaved changes
    And the page crashes
    Then she is offered unsaved changes of "Name"

  @memory
  Scenario: Postponed changes are offered again on the next page
    When the page crashes
    Then she is offered unsaved changes of "Name"
    When she postpones the unsaved changes
    Then she is offered no unsaved changes
    When the page crashes
    Then she is offered unsaved changes of "Name"

  @memory
  Scenario: Discarded recovered changes are not offered again
    When the page crashes
    Then she is offered unsaved changes of "Name"
    When she discards the unsaved changes
    Then she is offered no unsaved changes
    When the page crashes
    Then "name" is "railways"
    And she is offered no unsaved changes

  @memory
  Scenario: Saved changes are not offered
    When she saves and stays
    And she sees the message "“rails” saved"
    And the page crashes
    Then "name" is "rails"
    And she is offered no unsaved changes

  @browser
  Scenario: Discarded changes are not offered
    When she goes to "Sections"
    And she chooses to discard the changes
    And she goes to "Tags"
    And she opens the item "3"
    Then "name" is "railways"
    And she is offered no unsaved changes

  @memory
  Scenario: Signing out deletes unsaved changes
    When she signs out
    And she signs out and discards the changes
    And Clara signs in
    And she goes to "Tags"
    And she opens the item "3"
    Then "name" is "railways"
    And she is offered no unsaved changes

  @memory @browser @server
  Scenario: Unsaved changes are offered after an expired session
    When all sessions end
    And she saves
    Then she sees the message "Sign in again"
    When the page crashes
    And Clara signs in
    Then she is at item "3" of "tags"
    And she is offered unsaved changes of "Name"

  @memory
  Scenario: Changes discarded with an expired session are not offered
    When all sessions end
    And she saves
    Then she sees the message "Sign in again"
    When she ends the session and discards the changes
    And Clara signs in
    Then "name" is "railways"
    And she is offered no unsaved changes

  @memory
  Scenario: Unsaved changes are offered only at their item
    When the page crashes
    And she goes to "Tags"
    And she opens the item "4"
    Then she is offered no unsaved changes

  @memory
  Scenario: Unsaved changes of a deleted item go into a new item
    When the page crashes
    And she goes to "Tags"
    And she selects the item "3"
    And she deletes the selection
    And she opens the address "/collections/tags/3"
    Then she is offered unsaved changes of "Name"
    When she starts a new item with the unsaved changes
    Then she is at a new item of "tags"
    And she is offered unsaved changes of "Name"
    When she restores the unsaved changes
    Then "name" is "rails"

  @memory @browser @server
  Scenario: A restored field that another user has changed becomes a conflict
    When the page crashes
    And another user changes "name" of "3" in "tags" to "trains"
    And the page crashes
    Then she is offered unsaved changes of "Name"
    And the unsaved "Name" has the hint "Changed on the server since. You will be asked when you save."
    When she restores the unsaved changes
    And she saves
    Then she has to resolve the conflict on "name"
    And the conflict on "name" is between hers "rails" and theirs "trains"

  @memory
  Scenario: Unsaved changes of several new items are offered
    When the page crashes
    And she has started a new item of "Tags"
    And she has changed "name" to "volcanoes"
    And the page crashes
    Then she is offered unsaved changes of 1 forms
    When she changes "name" to "geysers"
    And the page crashes
    Then she is offered unsaved changes of 2 forms
