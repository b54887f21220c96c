Feature: Related items in drawers
  A related item is edited in a drawer over the form. What is confirmed there is staged, and saved with the item.

  Background:
    Given Ines has signed in
    And she has opened the item "1" of "Specimens"

  @memory
  Scenario: Only what was edited is sent with the item
    When she opens "salt_rake" in the list "children"
    And she changes "name" to "salt_fork" in the drawer
    And she confirms the drawer
    Then 0 drawers are open
    And "salt_fork" in the list "children" is marked as "update"
    When she saves
    Then only this is sent to "specimens", with these types:
      | children | {"update": [{"id": 3, "name": "salt_fork"}]} |

  @memory @browser @generations
  Scenario: Discarded edits leave the item as it was
    When she opens "salt_rake" in the list "children"
    And she changes "name" to "salt_fork" in the drawer
    And she closes the drawer and discards its edits
    Then 0 drawers are open
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: A row confirmed without an edit is not sent
    When she opens "salt_rake" in the list "children"
    And she confirms the drawer
    Then she cannot save: "There is nothing to save"

  @memory
  Scenario: The item behind a link is edited with its key
    When she opens "bees" in the list "topics"
    And she changes "name" to "honey bees" in the drawer
    And she confirms the drawer
    Then the list "topics" begins with "night, rivers, honey bees"
    When she saves
    Then only this is sent to "specimens", with these types:
      | topics | {"update": [{"id": 3, "tags_id": {"id": 29, "name": "honey bees"}}]} |

  @memory
  Scenario: Missing required values are reported before the drawer closes
    When she starts a new row of the list "topics"
    And she confirms the drawer
    Then 1 drawer is open
    And "name" has the error "Value is required" in the drawer
    When she changes "name" to "kites" in the drawer
    And she changes "slug" to "kites" in the drawer
    And she confirms the drawer
    Then the list "topics" begins with "kites"

  @memory
  Scenario: Edits in a drawer over another one are staged one after the other
    When she opens "salt_rake" in the list "children"
    And she opens "place" in a drawer
    Then 2 drawers are open
    When she changes "name" to "Kiel" in the drawer
    And she confirms the drawer
    And she confirms the drawer
    And she saves
    Then only this is sent to "specimens", with these types:
      | children | {"update": [{"id": 3, "place": {"id": 3, "name": "Kiel"}}]} |

  @memory
  Scenario: A refusal of a related item is shown at its list
    When she starts a new row of the list "topics"
    And she changes "name" to "night" in the drawer
    And she changes "slug" to "night-again" in the drawer
    And she confirms the drawer
    And she saves
    Then "topics" has the error "In “night”: Name: Already in use. Choose another."
    When she opens "night" in the list "topics"
    Then "name" has the error "Already in use. Choose another." in the drawer
    When she changes "name" to "midnight" in the drawer
    Then "name" has no error in the drawer
    When she confirms the drawer
    Then "topics" has no error

  @memory
  Scenario: A row that another user has changed since is kept as edited
    When she opens "salt_rake" in the list "children"
    And she changes "name" to "salt_fork" in the drawer
    And she confirms the drawer
    And another user changes "name" of "3" in "specimens" to "salt_spade"
    And she saves
    Then she has to resolve the conflict on "specimens/3/name"
    And the conflict on "specimens/3/name" is between hers "salt_fork" and theirs "salt_spade"
    When she chooses hers for the conflict on "specimens/3/name"
    And she saves the resolved conflicts
    Then only this is sent to "specimens", with these types:
      | children | {"update": [{"id": 3, "name": "salt_fork"}]} |

  @memory
  Scenario: Changes of the item and of a row by other users are decided at once
    When she opens "salt_rake" in the list "children"
    And she changes "name" to "salt_fork" in the drawer
    And she confirms the drawer
    And she changes "name" to "harbour_lamp"
    And another user changes "name" of "3" in "specimens" to "salt_spade"
    And another user changes "name" of "1" in "specimens" to "harbour_bell"
    And she saves
    Then she has to resolve the conflict on "name, specimens/3/name"
    When she chooses hers for the conflict on "name"
    And she chooses theirs for the conflict on "specimens/3/name"
    And she saves the resolved conflicts
    Then only this is sent to "specimens", with these types:
      | name | "harbour_lamp" |

  @memory
  Scenario: The edit of a row is given up for that of another user
    When she opens "salt_rake" in the list "children"
    And she changes "name" to "salt_fork" in the drawer
    And she confirms the drawer
    And another user changes "name" of "3" in "specimens" to "salt_spade"
    And she saves and stays
    Then she has to resolve the conflict on "specimens/3/name"
    When she chooses theirs for the conflict on "specimens/3/name"
    And she saves the resolved conflicts
    Then she cannot save: "There is nothing to save"
    And the list "children" shows "signal_lamp, salt_spade, night_train_ticket"
    And 0 items are sent to "specimens"

  @memory
  Scenario: A row that another user has moved to another item is taken back on request only
    When she opens "salt_rake" in the list "children"
    And she changes "name" to "salt_fork" in the drawer
    And she confirms the drawer
    And another user changes "parent" of "3" in "specimens" to "2"
    And she saves and stays
    Then she has to resolve the conflict on "specimens/3/parent"
    When she chooses theirs for the conflict on "specimens/3/parent"
    And she saves the resolved conflicts
    Then 0 items are sent to "specimens"
    And the list "children" shows "signal_lamp, night_train_ticket"

  @memory
  Scenario: A linked item that another user has deleted is not reported as saved
    When she adds "islands" to the list "topics"
    And another user deletes "1" in "tags"
    And she saves and stays
    Then she has to resolve the conflict on "tags/1/id"

  @memory
  Scenario: A save whose answer is lost creates its new rows once
    When she starts a new row of the list "topics"
    And she changes "name" to "kites" in the drawer
    And she changes "slug" to "kites" in the drawer
    And she confirms the drawer
    And the answers to writes are lost
    And she saves and stays
    Then she sees the message "No response from the server"
    When the connection is restored
    And she saves and stays
    Then she cannot save: "There is nothing to save"
    When she opens page 2 of the list "topics"
    Then the list "topics" shows "maps, markets, herring, salt, kites"
    And 1 item is sent to "specimens"

  @memory
  Scenario: A drawer is open again with its unfinished text after a crash
    When she opens "salt_rake" in the list "children"
    And she changes "name" to "salt_fork" in the drawer
    And she types "[1," into "properties" in the drawer
    And the page crashes
    Then 0 drawers are open
    When she restores the unsaved changes
    Then 1 drawer is open
    And "properties" has the unfinished text "[1," in the drawer
    When she changes "properties" to "whole" in the drawer
    And she confirms the drawer
    Then "salt_fork" in the list "children" is marked as "update"
