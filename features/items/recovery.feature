Feature: Unsaved changes outlive their page
  What somebody has typed is kept in their browser until it is saved or given up. When a page is lost, the next one offers
  it, and does nothing by itself.

  Background:
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"

  @memory @browser
  Scenario: The page is lost, and everything can be had back
    When the page is lost
    Then she is offered unsaved changes of "Name"
    And "name" is "railways"
    And of "Name" "railways" would become "rails"
    When she restores the unsaved changes
    Then "name" is "rails"
    And she is offered no unsaved changes
    When she saves
    Then she is at the list "tags"
    And the item "3" has the "Name" "rails"

  @memory @browser
  Scenario: Field by field
    Given she has changed "slug" to "rails"
    When the page is lost
    Then she is offered unsaved changes of "Name, Slug"
    When she restores the unsaved "Slug" alone
    Then "slug" is "rails"
    And "name" is "railways"
    And she is offered unsaved changes of "Name"

  @memory
  Scenario: What is restored and not saved outlives the next page, too
    When the page is lost
    And she restores the unsaved changes
    And the page is lost
    Then she is offered unsaved changes of "Name"

  @memory
  Scenario: Later means later
    When the page is lost
    Then she is offered unsaved changes of "Name"
    When she puts the unsaved changes off
    Then she is offered no unsaved changes
    When the page is lost
    Then she is offered unsaved changes of "Name"

  @memory
  Scenario: Thrown away is gone for good
    When the page is lost
    Then she is offered unsaved changes of "Name"
    When she throws the unsaved changes away
    Then she is offered no unsaved changes
    When the page is lost
    Then "name" is "railways"
    And she is offered no unsaved changes

  @memory
  Scenario: Nothing is left of what was saved
    When she saves and stays
    And she is told "Item updated"
    And the page is lost
    Then "name" is "rails"
    And she is offered no unsaved changes

  @browser
  Scenario: Nothing is left of what was discarded
    When she goes to "Sections"
    And she chooses to discard the changes
    And she goes to "Tags"
    And she opens the item "3"
    Then "name" is "railways"
    And she is offered no unsaved changes

  @memory
  Scenario: Signing out takes unsaved changes along
    When she signs out
    And Clara signs in
    And she goes to "Tags"
    And she opens the item "3"
    Then "name" is "railways"
    And she is offered no unsaved changes

  @memory @browser @server
  Scenario: A session that ended kept them, too
    When all sessions end
    And she saves
    Then she is told "Sign in again"
    When the page is lost
    And Clara signs in
    Then she is at item "3" of "tags"
    And she is offered unsaved changes of "Name"

  @memory
  Scenario: Whoever leaves an ended session and loses the changes is not asked again
    When all sessions end
    And she saves
    Then she is told "Sign in again"
    When she leaves and loses the changes
    And Clara signs in
    Then "name" is "railways"
    And she is offered no unsaved changes

  @memory
  Scenario: They belong to one item alone
    When the page is lost
    And she goes to "Tags"
    And she opens the item "4"
    Then she is offered no unsaved changes

  @memory
  Scenario: An item that is gone gives back what was written into it
    When the page is lost
    And she goes to "Tags"
    And she selects the item "3"
    And she deletes the selection
    And she opens the address "/collections/tags/3"
    Then she is offered unsaved changes of "Name"
    When she begins a new item with the unsaved changes
    Then she is at a new item of "tags"
    And she is offered unsaved changes of "Name"
    When she restores the unsaved changes
    Then "name" is "rails"

  @memory @browser @server
  Scenario: Somebody else has changed the field meanwhile
    When the page is lost
    And somebody else changes "name" of "3" in "tags" to "trains"
    And the page is lost
    Then she is offered unsaved changes of "Name"
    And about the unsaved "Name" she reads "Changed on the server meanwhile. You will be asked when you save."
    When she restores the unsaved changes
    And she saves
    Then she has to decide about "name"
    And of "name" hers is "rails" and theirs "trains"

  @memory
  Scenario: New items that were begun are all there
    When the page is lost
    And she has begun a new item of "Tags"
    And she has changed "name" to "volcanoes"
    And the page is lost
    Then she is offered unsaved changes of 1 forms
    When she changes "name" to "geysers"
    And the page is lost
    Then she is offered unsaved changes of 2 forms
